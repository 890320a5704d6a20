/** Rejects what has not ended by then. */
export function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it took too long')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
