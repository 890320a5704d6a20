import { alwaysSaying, type Landing } from '../landing'

export const streetLandings: readonly Landing[] = [
  {
    urls: ['/streetMarketingActivity', '/streetMarketingLocation'],
    preview: alwaysSaying('邻集街头见', '看看在哪里、几点，路过领一份小礼物'),
  },
]
