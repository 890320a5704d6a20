import type { Telling } from '../telling'

export const iterTelling: Telling = {
  sale_marks: {
    title: '处理过的异常订单',
    of: 'user_id',
    columns: ['order_sn', 'outcome', 'note', 'marked_at'],
  },
  operator_applications: {
    title: '运营申请',
    of: 'user_id',
    columns: ['machine_id', 'words', 'state', 'reason', 'created_at', 'decided_at'],
  },
  operator_contacts: {
    title: '给顾客看的联系方式',
    of: 'user_id',
    columns: ['shown', 'hours', 'changed_at'],
  },
  slot_works: {
    title: '补货和盘点',
    of: 'user_id',
    columns: ['machine_id', 'slot_no', 'reason', 'units', 'moved', 'expires_on', 'done_at'],
  },
}
