import type { locationCalls } from '@contract/location'
import { businessDay, dayAfter } from '@server/calendar'
import { demo } from '@server/database/demo'
import type { House } from '../../server/harness/openHouse'
import { newPerson } from '../../server/harness/people'
import { somePhone } from '../../server/harness/request'
import {
  answersOf,
  newApplication,
  openField,
  someContract,
  someMachine,
  somewhere,
  type Step,
  type Who,
} from '../../server/location/leads'
import { nothing, type SamplesOf } from '../sample'

const lead = async (house: House, last: Step, by: Who = 'developer') => ({
  lead_id: await openField(house).leadAt(last, by),
})

async function lost(house: House, token: string) {
  const { lead_id } = await lead(house, 'add')
  await house.ask('/tp5/api/VillageDevelop/delete', { lead_id, reason: '不做了' }, { token })
  return { lead_id }
}

const own = { owner: 'developer', stranger: 'own' } as const
const refused = { owner: 'developer', stranger: 'refused' } as const

export const samples: SamplesOf<typeof locationCalls> = {
  '/tp5/api/Village/helper': { ...own, input: nothing },
  '/tp5/api/Map/helper': { ...own, input: () => ({ latitude: 30.3786, longitude: 120.0214 }) },
  '/tp5/api/VillageDevelop/scoreConfig': { ...own, input: nothing },
  '/tp5/api/VillageDevelopment/list': { ...own, input: nothing },
  '/tp5/api/VillageDevelopment/total': { ...own, input: nothing },
  '/tp5/api/VillageDevelopment/detail': { ...own, input: (house) => lead(house, 'add') },
  '/tp5/api/VillageDevelop/add': { ...own, input: () => somewhere() },
  '/tp5/api/VillageDevelop/edit': {
    ...refused,
    input: async (house) => ({ ...(await lead(house, 'add')), ...somewhere() }),
  },
  '/tp5/api/VillageDevelop/contactsAdd': {
    ...refused,
    input: async (house) => ({
      ...(await lead(house, 'add')),
      ...{ name: '陈支书', phone: somePhone(), position: '村支书', note: '下午在' },
    }),
  },
  '/tp5/api/VillageDevelop/contactsRemove': {
    ...refused,
    input: async (house, token) => {
      const known = await lead(house, 'add')
      const { contacts } = await house.ask(
        '/tp5/api/VillageDevelop/contactsAdd',
        { ...known, name: '陈支书', phone: somePhone(), position: '村支书' },
        { token },
      )
      return { ...known, contact_id: contacts[0]!.contact_id }
    },
  },
  '/tp5/api/VillageDevelop/timelineAdd': {
    ...refused,
    input: async (house) => ({ ...(await lead(house, 'add')), words: '去看了', visited: 1 }),
  },
  '/tp5/api/VillageDevelop/score': {
    ...refused,
    input: async (house) => ({ ...(await lead(house, 'visit')), answers: answersOf('best') }),
  },
  '/tp5/api/VillageDevelop/delete': {
    ...refused,
    input: async (house) => ({ ...(await lead(house, 'add')), reason: '场地没了' }),
  },
  '/tp5/api/VillageDevelop/recovery': {
    ...refused,
    input: async (house, token) => ({ ...(await lost(house, token)), reason: '又愿意谈了' }),
  },
  '/tp5/api/VillageDevelop/handOver': {
    ...refused,
    input: async (house) => ({
      ...(await lead(house, 'add')),
      ...{ phone: demo.otherDeveloper.phone, reason: '他负责这一带' },
    }),
  },
  '/tp5/api/VillageDevelop/submit': { ...refused, input: (house) => lead(house, 'score') },
  '/tp5/api/VillageDevelop/audit': {
    ...refused,
    input: async (house) => ({
      ...(await lead(house, 'submit', 'otherDeveloper')),
      ...{ pass: 1, reason: '可以' },
    }),
  },
  '/tp5/api/VillageDevelop/contractSave': {
    ...refused,
    input: async (house, token) => ({
      ...(await lead(house, 'approve')),
      ...(await someContract(house, token)),
    }),
  },
  '/tp5/api/VillageDevelop/live': {
    ...refused,
    input: async (house) => ({
      ...(await lead(house, 'contract')),
      ...{ machine_sn: someMachine(), due: dayAfter(businessDay(new Date()), 10) },
    }),
  },
  '/tp5/api/Village/lists': { ...own, input: nothing },
  '/tp5/api/Village/recommend': { ...own, input: nothing },
  '/tp5/api/Village/statistics': { ...own, input: nothing },
  '/tp5/api/VillageDevelop/subscription': {
    ...own,
    input: async (house) => ({ ...(await lead(house, 'add')), on: 1 }),
  },
  '/tp5/api/AttractInvestment/show': { owner: 'visitor', stranger: 'own', input: nothing },
  '/tp5/api/AttractInvestment/apply': {
    owner: 'consumer',
    stranger: 'own',
    input: () => ({
      ...{ activity: 'place', name: '丁师傅', phone: somePhone() },
      ...{ town: '清溪镇石桥头', words: '门口有空地' },
    }),
  },
  '/tp5/api/AttractInvestment/lists': { ...own, input: nothing },
  '/tp5/api/AttractInvestment/look': {
    // any developer may
    ...own,
    input: async (house) => ({
      application_id: await newApplication(house, await newPerson(house)),
    }),
  },
  '/tp5/api/AttractInvestment/answer': {
    // any developer may, and once
    ...own,
    input: async (house) => ({
      ...{ application_id: await newApplication(house, await newPerson(house)) },
      ...{ pass: 1, words: '周三来看地方' },
    }),
  },
}
