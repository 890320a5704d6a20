/** As what somebody may become a partner. */
export const activities = {
  place: {
    title: '出一块地方',
    intro: '村口、小区、集市有空地，放一台机器，每月有收入',
    brings: ['3 平方米平地，不挡路', '220 V 电，电费我们出', '能说了算的人签字'],
    gets: ['每月租金，或者按卖出的分成', '机器上优先放您这里的东西', '坏了我们来修'],
  },
  franchise: {
    title: '加盟一台机器',
    intro: '机器归您，货和维护有人管，收入按合约分',
    brings: ['一台机器的钱', '实名认证', '愿意做满一年'],
    gets: ['卖出的按份额分账，天天看得到', '运维和维修有专人', '不想做了可以转让份额'],
  },
  brand: {
    title: '带货进村',
    intro: '您有好东西，放进村里的机器和商城',
    brings: ['营业执照和生产资质', '能开发票', '能按时补货'],
    gets: ['一次进多个村', '卖了多少天天看得到', '可以做试吃和任务'],
  },
} as const satisfies Record<string, Terms>

interface Terms {
  title: string
  intro: string
  brings: readonly string[]
  gets: readonly string[]
}

export type Activity = keyof typeof activities
export const activityNames = Object.keys(activities) as Activity[]
