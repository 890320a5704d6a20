/** With how many milliseconds it took. */
export async function timed<T>(work: () => Promise<T>) {
  const began = performance.now()
  const reply = await work()
  return { took: performance.now() - began, reply }
}

/** So many at a time, each as soon as one before it is done. */
export async function inLanes<T, R>(
  lanes: number,
  all: readonly T[],
  work: (one: T, nth: number) => Promise<R>,
) {
  const done: R[] = []
  let next = 0
  const lane = async () => {
    for (let nth = next++; nth < all.length; nth = next++) done[nth] = await work(all[nth]!, nth)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return done
}
