/** The picture of a page that index.html paints before any script runs. */
export function removeSplash(): void {
  document.getElementById('shell')?.remove()
}
