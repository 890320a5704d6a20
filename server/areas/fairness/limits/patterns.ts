const second = 1000

interface Pattern {
  words: string
  /** Whether the newest of these moments, oldest first, looks as if no person had chosen them. */
  holds: (begun: readonly number[]) => boolean
}

const gaps = (begun: readonly number[]) => begun.slice(1).map((at, index) => at - begun[index]!)

/** What looks mechanical. Whoever shows it is asked to read a picture or work out a sum. */
export const patterns: Readonly<Record<string, Pattern>> = {
  rush: {
    words: '一分钟里开始了 6 个任务',
    holds: (begun) => begun.length >= 6 && begun.at(-1)! - begun.at(-6)! <= 60 * second,
  },
  clockwork: {
    words: '一连 6 个任务之间隔的时间几乎一样',
    holds(begun) {
      const last = gaps(begun).slice(-6)
      return last.length === 6 && Math.max(...last) - Math.min(...last) <= 1.5 * second
    },
  },
  restless: {
    words: '两个小时里开始了 20 个任务',
    holds: (begun) => begun.length >= 20 && begun.at(-1)! - begun.at(-20)! <= 7200 * second,
  },
}

/** So many moments are kept to look at. */
export const momentsKept = 20

/** The pattern that moments show, if they show one. */
export const patternOf = (begun: readonly number[]): string | undefined =>
  Object.keys(patterns).find((name) => patterns[name]!.holds(begun))
