import type { Leaving } from '../leaving'

export const adGiftLeaving: Leaving = {
  tables: {
    // its hash stays: a code that was given out is never given again
    ad_gift_codes: { blank: { code: "''::bytea" } },
  },
}
