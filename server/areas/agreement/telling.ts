import type { Telling } from '../telling'

export const agreementTelling: Telling = {
  agreement_acceptances: {
    title: '同意和撤回的记录',
    of: 'user_id',
    columns: ['agreement', 'version', 'said', 'said_at'],
  },
}
