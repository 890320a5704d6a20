import type { Out } from '@contract/api'
import type { TagTone } from '@/ui/tag/Tag'

export type Plans = Out<'/tp5/api/ExchangeShop/UserHealthPlan/planList'>
export type PlanRow = Plans['list'][number]
export type Plan = Out<'/tp5/api/ExchangeShop/UserHealthPlan/planDetails'>
export type PlanTask = Plan['tasks'][number]
export type PlanCalendar = Out<'/tp5/api/ExchangeShop/HealthCheck/calendar'>
export type PlanDay = PlanCalendar['days'][number]
export type PlanSummary = Out<'/tp5/api/ExchangeShop/UserHealthPlan/planSummary'>

export const planTones: Readonly<Record<PlanRow['state'], TagTone>> = {
  waiting: 'gold',
  under_way: 'brand',
  over: 'plain',
  stopped: 'plain',
}

export const planIsNoDoctor = '计划供日常参考，不能代替医生诊断；做的时候不舒服，请马上停下'
