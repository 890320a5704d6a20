import type { Leaving } from '../leaving'

export const sharingLeaving: Leaving = {
  tables: { wechat_loans: { stays: 'lent by WeChat to the house' } },
}
