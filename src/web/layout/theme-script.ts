export const themeKey = "haat-theme";

/** Runs in the head before the first paint. It must stay constant: cached pages admit it by its hash. */
export const themeScript = `(()=>{let t=null;try{t=localStorage.getItem("${themeKey}")}catch{}if(t==="light"||t==="dark")document.documentElement.dataset.theme=t})()`;
