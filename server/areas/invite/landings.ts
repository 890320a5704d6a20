import { alwaysSaying, type Landing } from '../landing'

export const inviteLandings: readonly Landing[] = [
  {
    urls: ['/newGuest'],
    preview: alwaysSaying('来邻集，和邻居一起攒积分', '邻居邀请您，积分能换家门口的好东西'),
  },
  {
    urls: ['/taskTransfer/:distributor_code'],
    preview: alwaysSaying('来邻集做任务，攒积分换好物', '看短片、答问卷就有收入'),
  },
]
