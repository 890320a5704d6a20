import type { Telling } from '../telling'

export const contentTelling: Telling = {
  word_checks: {
    untold: 'which of their words are still looked at; the words are told where they stand',
  },
  picture_checks: { untold: 'which of their pictures are still looked at; all of them are told' },
}
