import type { Path } from '@contract/api'

interface Purpose {
  sends: Path
  spends: readonly Path[]
}

/** What a code is good for: which call sends it, and which take it. None opens another's door. */
export const codePurposes = {
  account: {
    sends: '/tp5/api/Codevalidates/sendSms',
    spends: ['/tp5/api/UserLogin/smsLogin', '/tp5/api/UserLogin/wechatOAuthLogin'],
  },
  campaign: { sends: '/tp5/api/Campaign/sendSms', spends: ['/tp5/api/Campaign/receive'] },
  exchange: {
    sends: '/tp5/api/ExchangeShop/sendSms',
    spends: ['/tp5/api/ExchangeShop/exchange'],
  },
  merchant: {
    sends: '/tp5/api/VillageEnter/sendSms',
    spends: ['/tp5/api/VillageEnter/enter'],
  },
  staff: { sends: '/tp5/api/Codevalidates/send', spends: ['/user/login/prove'] },
  oldPhone: { sends: '/tp5/api/Codevalidates/send', spends: ['/user/Center/changePhone'] },
  newPhone: { sends: '/user/Center/sendPhoneCode', spends: ['/user/Center/changePhone'] },
  closing: { sends: '/tp5/api/Codevalidates/send', spends: ['/user/Center/close'] },
  export: { sends: '/tp5/api/Codevalidates/send', spends: ['/user/Center/exportData'] },
} as const satisfies Record<string, Purpose>

export type CodePurpose = keyof typeof codePurposes
