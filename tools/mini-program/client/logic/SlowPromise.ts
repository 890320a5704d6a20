type Answer<T, R> = ((value: T) => R | PromiseLike<R>) | null | undefined

/** Runs with a timer of its own, behind everything that is due already. */
function late<T, R>(answer: Answer<T, R>): Answer<T, R> {
  if (typeof answer !== 'function') return answer
  return (value) =>
    new Promise<R>((resolve, reject) => {
      setTimeout(() => {
        try {
          resolve(answer(value))
        } catch (error) {
          reject(error as Error)
        }
      }, 0)
    })
}

/** What old iOS has for `Promise`, made by WeChat on timers; `async` functions keep the engine's own. */
export class SlowPromise<T> extends Promise<T> {
  override then<A = T, B = never>(done?: Answer<T, A>, failed?: Answer<unknown, B>) {
    return super.then(late(done), late(failed))
  }
}
