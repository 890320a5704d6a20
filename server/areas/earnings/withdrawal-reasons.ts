/** Why WeChat did not pay, as it says, and what whoever was to be paid can do about it. */
const reasons: Readonly<Record<string, string>> = {
  OVERDUE_CLOSE: '超过 24 小时没有确认收款，可以再提一次',
  REAL_NAME_CHECK_FAIL: '您的微信还没有实名，请先在微信里实名',
  NAME_NOT_CORRECT: '微信的实名和这里的不一致，请用本人的微信收款',
  ID_CARD_NOT_CORRECT: '微信的实名和这里的不一致，请用本人的微信收款',
  OPENID_INVALID: '这个微信收不了款，请重新绑定微信',
  ACCOUNT_FROZEN: '您的微信支付被冻结了，请到微信里查看',
  ACCOUNT_NOT_EXIST: '您的微信还没有开通微信支付，请先开通',
  PAYEE_ACCOUNT_ABNORMAL: '您的微信支付收款异常，请到微信里查看',
  RECEIVE_ACCOUNT_NOT_PERMMIT: '您的微信支付暂时不能收款，请到微信里查看',
  USER_ACCOUNT_LIMIT: '您的微信支付收款受限，请到微信里查看',
  TRANSFER_QUOTA_EXCEED: '超过了微信的单笔收款额度，请改小金额',
  DAY_RECEIVED_QUOTA_EXCEED: '超过了微信一天的收款额度，明天再提',
  DAY_RECEIVED_COUNT_EXCEED: '超过了微信一天的收款次数，明天再提',
  MONTH_RECEIVED_QUOTA_EXCEED: '超过了微信一个月的收款额度，下个月再提',
  REALNAME_ACCOUNT_RECEIVED_QUOTA_EXCEED: '超过了微信的收款额度，改天再提',
  TRANSFER_RISK: '微信认为这笔有风险，请改天再提，或联系客服',
  LOCAL: '收款没有成功，可以再提一次',
}

export const reasonOf = (why: string): string =>
  reasons[why] ?? '微信没有付成，可以再提一次；再不成请联系客服'
