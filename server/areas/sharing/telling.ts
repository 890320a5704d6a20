import type { Telling } from '../telling'

export const sharingTelling: Telling = {
  wechat_loans: { untold: 'lent by WeChat to the house' },
}
