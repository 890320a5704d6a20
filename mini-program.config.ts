import type { Config } from '@linji/mini-program'
import phones from './config/phones.js'
import people from './demo/people.json'
import { signIn } from './tools/preview/signIn'
import { most } from './tools/sizes.mjs'

const persons = Object.values(people)

/** What the tool that runs and judges our mini programs has to know of them (tools/mini-program). */
const config = {
  oldestPhone: {
    library: phones.baseLibrary,
    ios: Number(phones.engines.ios),
    chrome: Number(phones.engines.chrome),
  },
  accepted: [
    {
      rule: 'style-age',
      says: 'a gap in flex',
      why: 'boxes touch on iOS 13 to 14.4, and all of those phones can be updated (ADR 17)',
    },
  ],
  budgets: { mainPackage: most.miniMain, allPackages: most.miniAll },
  product: {
    loginCode: 'local-',
    cashier: { package: 'prepay_id=cashier-', path: '/dev/pay/' },
    payer: { package: 'payout-', path: '/dev/payout/' },
  },
  preview: {
    server: 'http://127.0.0.1:8080',
    build: 'npm run build:weapp, npm run build:iter',
    places: {
      清溪村·东苑: '30.3786,120.0214',
      清溪村·西苑: '30.3742,120.0087',
      柳湾村·北里: '30.4021,120.0513',
    },
    people: persons.map(({ nickname }) => nickname),
    signIn(server, name) {
      const person = persons.find(({ nickname }) => nickname === name)
      return signIn(server, person?.phone ?? '')
    },
  },
} satisfies Config

export default config
