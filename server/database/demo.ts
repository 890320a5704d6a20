import type { Role } from '@contract/call'

export interface DemoAccount {
  userId: string
  phone: string
  nickname: string
  roles: readonly Role[]
}

/** The people of the demo data. Areas hang their seeds on these ids. */
export const demo = {
  consumer: {
    userId: '01940000-0000-7000-8000-000000000001',
    phone: '13800000001',
    nickname: '王阿姨',
    roles: [],
  },
  newcomer: {
    userId: '01940000-0000-7000-8000-000000000002',
    phone: '13800000002',
    nickname: '小李',
    roles: [],
  },
  operator: {
    userId: '01940000-0000-7000-8000-000000000009',
    phone: '13800000009',
    nickname: '周师傅',
    roles: ['operator'],
  },
  otherOperator: {
    userId: '01940000-0000-7000-8000-000000000010',
    phone: '13800000010',
    nickname: '吴师傅',
    roles: ['operator'],
  },
  merchant: {
    userId: '01940000-0000-7000-8000-000000000011',
    phone: '13800000011',
    nickname: '陈店长',
    roles: ['merchant'],
  },
  otherMerchant: {
    userId: '01940000-0000-7000-8000-000000000012',
    phone: '13800000012',
    nickname: '何店长',
    roles: ['merchant'],
  },
} satisfies Record<string, DemoAccount>
