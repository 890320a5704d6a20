import { choose, provider } from './provider'
import { type EnvReader, setting } from './setting'
import { text, url } from './values'

export const logistics = provider('LOGISTICS_PROVIDER', {
  kind: 'kuaidi100',
  says: '`local` sends parcels on a made-up way, `kuaidi100` asks where real ones are',
  fields: {
    url: setting(
      'KUAIDI100_URL',
      url.default('https://poll.kuaidi100.com'),
      'Kuaidi100: address of the service',
    ),
    customer: setting('KUAIDI100_CUSTOMER', text, 'Kuaidi100: customer number'),
    key: setting('KUAIDI100_KEY', text, 'Kuaidi100: key that requests are signed with'),
  },
})

export const readLogistics = (reader: EnvReader) => choose(reader, logistics)

export type LogisticsConfig = ReturnType<typeof readLogistics>
