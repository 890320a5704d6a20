import { demoFile } from './demo-files'

type Name = 'consumer' | 'newcomer' | 'operator' | 'otherOperator' | 'merchant' | 'otherMerchant'

interface DemoAddress {
  name: string
  phone: string
  region_code: string
  detail: string
  is_default: 0 | 1
}

export interface DemoAccount {
  userId: string
  phone: string
  nickname: string
  addresses?: readonly DemoAddress[]
}

/** The people of the demo data. Areas hang their seeds on these ids. */
export const demo = JSON.parse(demoFile('people.json')) as Record<Name, DemoAccount>
