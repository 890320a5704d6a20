interface Reading {
  name: string
  unit: string
  least: number
  most: number
}

interface StepRule {
  key: string
  title: string
  /** What is to be done. */
  text: string
  /** So many pictures at least, and what they have to show. */
  photos: number
  shots: string
  reading: Reading | null
}

/** What is done to put up a machine, in this order. Its first step makes the work somebody's. */
export const installSteps: readonly StepRule[] = [
  {
    key: 'depart',
    title: '出发',
    text: '带齐机器、工具和贴纸再出发',
    ...{ photos: 0, shots: '', reading: null },
  },
  {
    key: 'arrive',
    title: '到场定位',
    text: '站到要放机器的地方，看好地面和插座',
    ...{ photos: 1, shots: '拍要放机器的位置', reading: null },
  },
  {
    key: 'unbox',
    title: '开箱验货',
    text: '外箱、机身和配件都看一遍，有磕碰先联系仓库',
    ...{ photos: 2, shots: '拍外箱和机身', reading: null },
  },
  {
    key: 'power',
    title: '通电',
    text: '接地线，通电后量电压',
    ...{ photos: 1, shots: '拍电表' },
    reading: { name: '电压', unit: 'V', least: 198, most: 242 },
  },
  {
    key: 'network',
    title: '联网试机',
    text: '插好天线，等屏上出现绿灯',
    ...{ photos: 1, shots: '拍屏幕绿灯' },
    reading: { name: '信号', unit: 'dBm', least: -110, most: -20 },
  },
  {
    key: 'slots',
    title: '货道试转',
    text: '每个货道转一圈，没有卡住的才算好',
    ...{ photos: 1, shots: '拍转过的货道', reading: null },
  },
  {
    key: 'cold',
    title: '温控',
    text: '关好门，等温度降下来，约 40 分钟',
    ...{ photos: 1, shots: '拍温度显示' },
    reading: { name: '温度', unit: '°C', least: 0, most: 8 },
  },
  {
    key: 'label',
    title: '贴编号、收尾',
    text: '贴机器编号和报修码，现场打扫干净',
    ...{ photos: 2, shots: '拍编号和整机', reading: null },
  },
]

export const stepNamed = (key: string): StepRule | undefined =>
  installSteps.find((step) => step.key === key)

/** The first that has not been done. */
export const nextStep = (done: ReadonlySet<string>): StepRule | undefined =>
  installSteps.find(({ key }) => !done.has(key))
