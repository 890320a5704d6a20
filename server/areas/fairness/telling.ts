import type { Telling } from '../telling'

export const fairnessTelling: Telling = {
  user_tickets: {
    title: '提问和申诉',
    of: 'user_id',
    columns: ['kind', 'about', 'words', 'state', 'answer', 'created_at', 'answered_at'],
  },
  offences: {
    title: '任务违规记录',
    of: 'user_id',
    columns: ['kind', 'note', 'follows', 'state', 'blocked_until', 'created_at', 'decided_at'],
  },
  offence_incomes: { untold: 'which incomes an offence holds; the incomes say it themselves' },
  fairness_days: { title: '每天开始的任务', of: 'user_id', columns: ['kind', 'day', 'times'] },
  fairness_paces: { untold: 'the moments of the last tasks, which the tasks say themselves' },
}
