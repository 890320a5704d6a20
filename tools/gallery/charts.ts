import type { ChartData } from '@/ui/chart/chartData'

const days = ['周六', '周日', '周一', '周二', '周三', '周四', '今天']
const tops = [124, 131, 146, 136, 126, 142, 128]

export const charts: readonly { title: string; unit: string; data: ChartData }[] = [
  {
    title: '步数',
    unit: ' 步',
    data: { kind: 'bar', points: days.map((label, i) => ({ label, value: 3000 + i * 900 })) },
  },
  {
    title: '体温',
    unit: '℃',
    data: { kind: 'line', points: days.map((label, i) => ({ label, value: 36.4 + (i % 3) / 10 })) },
  },
  {
    title: '血压',
    unit: '',
    data: {
      kind: 'range',
      points: days.map((label, i) => {
        const high = tops[i] ?? 120
        return { label, low: high - 48, high, ...(high > 139 && { unusual: true }) }
      }),
      bands: [{ from: 90, to: 139, colour: 'brandSoft' }],
    },
  },
  { title: '任务', unit: ' 项', data: { kind: 'ring', value: 3, whole: 4 } },
  {
    title: '体重',
    unit: ' 公斤',
    data: { kind: 'scatter', spots: tops.map((top, i) => ({ x: i * i, y: top / 2 })) },
  },
]
