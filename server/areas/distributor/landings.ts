import { alwaysSaying, type Landing } from '../landing'

export const distributorLandings: readonly Landing[] = [
  {
    urls: ['/distributorActivity/:recruit_distributor_id'],
    preview: alwaysSaying('邻集推广员招募', '介绍邻居来邻集，他们用起来，您就有奖励'),
  },
]
