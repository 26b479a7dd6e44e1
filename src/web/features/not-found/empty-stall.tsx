/** A closed market stall: the picture of a page that is not there. */
export function EmptyStall() {
  return (
    <svg viewBox="0 -6 320 213" className="mx-auto h-auto w-full max-w-[30rem]" aria-hidden="true">
      <ellipse cx="160" cy="182" rx="130" ry="10" className="fill-sunken" />
      <path d="M66 74h12v106H66zM242 74h12v106h-12z" className="fill-edge" />
      <path d="M78 92h164v52H78z" className="fill-indigo" />
      <path
        d="M78 101h164M78 112h164M78 123h164M78 134h164"
        className="stroke-ground"
        strokeWidth="2"
        opacity=".28"
      />
      <path d="M58 144h204v14H58z" className="fill-edge" />
      <path d="M70 158h180v22H70z" className="fill-line" />
      {awning.map((d, at) => (
        <path key={d} d={d} className={at % 2 === 0 ? "fill-marigold" : "fill-accent"} />
      ))}
      <g transform="rotate(-5 160 118)">
        <path d="M147 96 160 84l13 12" fill="none" className="stroke-on-indigo" strokeWidth="1.5" />
        <rect x="118" y="96" width="84" height="40" rx="6" className="fill-ground" />
        <text x="160" y="125" textAnchor="middle" className="fill-ink text-[26px] font-extrabold">
          404
        </text>
      </g>
    </svg>
  );
}

const awning = [0, 1, 2, 3, 4].map((at) => {
  const top = 74 + at * 34.4;
  const low = 48 + at * 44.8;
  return `M${top} 32h34.4L${low + 44.8} 74a22.4 18 0 0 1-44.8 0z`;
});
