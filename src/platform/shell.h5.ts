/** The picture of a page that index.html paints before any script runs. */
export function removeShell(): void {
  document.getElementById('shell')?.remove()
}
