/** A promise that the test settles. */
export function later<T>() {
  let give!: (value: T) => void
  let fail!: (error: unknown) => void
  const promise = new Promise<T>((resolve, reject) => {
    give = resolve
    fail = reject
  })
  return { promise, give, fail }
}
