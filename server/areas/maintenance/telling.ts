import type { Telling } from '../telling'

export const maintenanceTelling: Telling = {
  installs: {
    title: '我装的机器',
    of: 'installer_id',
    columns: ['machine_id', 'kind', 'state', 'due_at', 'submitted_at', 'live_at'],
  },
  install_steps: {
    title: '装机的步骤',
    of: 'user_id',
    columns: ['install_id', 'step', 'reading', 'note', 'done_at', 'noted_at'],
  },
  install_audits: {
    title: '我验收的装机',
    of: 'auditor_id',
    columns: ['install_id', 'passed', 'reason', 'redo', 'audited_at'],
  },
  maintenance_records: {
    title: '维护记录',
    of: 'user_id',
    columns: ['machine_id', 'kind', 'note', 'done_at', 'noted_at'],
  },
  machine_faults: {
    title: '我修的故障',
    of: 'mender_id',
    columns: ['machine_id', 'slot_no', 'kind', 'state', 'opened_at', 'due_at', 'repaired_at'],
  },
  fault_reports: {
    title: '我报的故障',
    of: 'user_id',
    columns: ['fault_id', 'words', 'reported_at'],
  },
  fault_acts: {
    title: '我对故障做的',
    of: 'user_id',
    columns: ['fault_id', 'action', 'words', 'parts', 'done_at'],
  },
  maintenance_works: {
    title: '我完成的维护工作',
    of: 'user_id',
    columns: ['kind', 'title', 'machine_id', 'due_at', 'done_at', 'on_time'],
  },
  maintenance_months: {
    title: '每月的维护工作',
    of: 'user_id',
    columns: ['month', 'kind', 'done', 'on_time'],
  },
}
