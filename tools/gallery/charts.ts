import type { ChartData } from '@/ui/chart/chartData'

const days = ['周六', '周日', '周一', '周二', '周三', '周四', '今天']
const tops = [124, 131, 146, 136, 126, 142, 128]
const month = Array.from({ length: 30 }, (_, index) => `11月${index + 1}日`)

export const charts: readonly { title: string; unit?: string; data: ChartData }[] = [
  {
    title: '这一周的步数',
    unit: ' 步',
    data: { kind: 'bar', points: days.map((label, i) => ({ label, value: 3000 + i * 900 })) },
  },
  {
    title: '这个月的步数',
    unit: ' 步',
    data: {
      kind: 'bar',
      points: month.map((label, i) => ({ label, value: 3000 + ((i * 37) % 19) * 480 })),
    },
  },
  {
    title: '每天花多少',
    unit: ' 元',
    data: {
      kind: 'line',
      points: days.map((label, i) => ({ label, value: 228 + i * 11.5 })),
      mark: { value: 300, name: '每天上限' },
    },
  },
  {
    title: '体温',
    unit: '℃',
    data: {
      kind: 'line',
      points: days.map((label, i) => ({
        label,
        value: 36.4 + ((i * 3) % 7) / 10,
        ...(i === 2 && { unusual: 'high' as const }),
      })),
    },
  },
  {
    title: '血压',
    data: {
      kind: 'range',
      points: ['六', '日', '一', '二', '三', '四', '今天'].map((label, i) => {
        const high = tops[i] ?? 120
        return { label, low: high - 48, high, ...(high > 139 && { unusual: 'high' as const }) }
      }),
      bands: [
        { from: 90, to: 139, colour: 'okSoft', name: '高压参考范围' },
        { from: 60, to: 89, colour: 'brandSoft', name: '低压参考范围' },
      ],
    },
  },
  {
    title: '量过几天的心率',
    unit: ' 次/分',
    data: {
      kind: 'line',
      points: days.map((label, i) =>
        i === 2 || i === 3 ? { label, gap: true } : { label, value: 66 + ((i * 5) % 9) },
      ),
    },
  },
  { title: '今天的任务', unit: ' 项', data: { kind: 'ring', value: 3, whole: 4 } },
  {
    title: '身高和体重',
    unit: ' 公斤',
    data: {
      kind: 'scatter',
      across: '身高',
      acrossUnit: ' 厘米',
      spots: tops.map((top, i) => ({ x: 150 + ((i * 5) % 7) * 4, y: top / 2 })),
    },
  },
  { title: '血糖', data: { kind: 'line', points: [] } },
]
