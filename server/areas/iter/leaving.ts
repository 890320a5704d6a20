import type { Leaving } from '../leaving'

export const iterLeaving: Leaving = {
  tables: {
    operator_applications: { gone: 'user_id' },
    operator_contacts: { gone: 'user_id' },
    sale_marks: { blank: { note: "''" } },
    slot_works: { stays: 'what was put into a slot or found there: a number that leads to nobody' },
  },
}
