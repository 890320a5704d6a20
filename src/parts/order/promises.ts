/** What every order promises, said once, so that no two pages say it differently. */

/** Until when parcels leave, as the user agreement has it. */
export const sending = '三个工作日内发出'

export const freight = '包邮'

/** How long money takes on its way back: to WeChat's own purse, or to a bank. */
export const moneyBack = '一般几分钟到账，银行卡最慢 3 个工作日'
