/** Version-4 style. It names a device for statistics and guards nothing. */
export function randomUuid(random: () => number = Math.random): string {
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (mark) => {
    const digit = Math.floor(random() * 16)
    return (mark === 'x' ? digit : (digit & 3) | 8).toString(16)
  })
}
