import Taro from '@tarojs/taro'

/** Asked for ahead: the phone gives them later, and a nonce cannot wait. */
let ready: number[] = []
const bytes = 1024
const few = 64

/** Older phones have none to give. */
function fetchMore(): void {
  Taro.getRandomValues?.({ length: bytes })
    .then(({ randomValues }) => {
      ready = Array.from(new Uint32Array(randomValues))
    })
    .catch(() => undefined)
}
fetchMore()

/** From 0 to 1 as Math.random; as soon as the phone has given some, nobody can tell what comes next. */
export function random(): number {
  const next = ready.pop()
  if (ready.length === few) fetchMore()
  return next === undefined ? Math.random() : next / 2 ** 32
}
