type Answer<T, R> = ((value: T) => R | PromiseLike<R>) | null | undefined

/** Answers after a timer of its own, behind everything that is due already. */
function late<T, R>(answer: Answer<T, R>): Answer<T, R> {
  if (typeof answer !== 'function') return answer
  return (value) => new Promise<void>((turn) => setTimeout(turn, 0)).then(() => answer(value))
}

/** What old iOS has for `Promise`, made by WeChat on timers; `async` functions keep the engine's own. */
export class SlowPromise<T> extends Promise<T> {
  override then<A = T, B = never>(done?: Answer<T, A>, failed?: Answer<unknown, B>) {
    return super.then(late(done), late(failed))
  }
}
