interface Outcome {
  title: string
  text: string
}

/** What a person has just finished, by the word that the address carries. */
const outcomes: Record<string, Outcome> = {
  received: { title: '收货成功', text: '东西用着好，再来换' },
}

const finished: Outcome = { title: '办好了', text: '可以放心离开这一页' }

export const outcomeOf = (done = ''): Outcome => outcomes[done] ?? finished
