const key = "haat-welcomed";

/** Where storage is forbidden nobody is greeted: it would be at every visit. */
export function wasWelcomed(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

export function rememberWelcomed(): void {
  try {
    localStorage.setItem(key, "1");
  } catch {
    // Then it was not shown either.
  }
}
