/** From 0 to 1 as Math.random, but nobody can tell what comes next. */
export const random = (): number => window.crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32
