import type { messageSubjects, messageTemplates } from '@contract/message'
import type { Place } from '../places'

export type Subject = (typeof messageSubjects)[number]
export type Template = (typeof messageTemplates)[number]

/** What a message says, in the app and beside it. */
export interface Words {
  title: string
  text: string
  /** What it is about, by its name. */
  thing: string
  /** What became of it, in at most five letters: WeChat takes no more for a state. */
  state: string
}

export interface Kind<Facts> {
  subject: Subject
  template: Template
  words: (facts: Facts) => Words
  place: (facts: Facts) => Place
}

export const defineKind = <Facts>(kind: Kind<Facts>) => kind
