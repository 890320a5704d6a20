import { replyTime } from '@server/calendar'
import type { Telling } from '../telling'
import { measures } from './measures'
import type { Person } from './person'
import { qualities } from './quality'
import type { Reading } from './readings'
import { aboutPerson, aboutReadings, openHealth } from './sealed'
import { stageName } from './stages'
import { valuesText } from './words/values'

const tell = ({
  measure,
  at,
  device,
  place,
  values,
  stages,
  quality,
  former = [],
  gone,
}: Reading) => ({
  measure: measures[measure].name,
  at: replyTime(new Date(at)),
  device,
  place,
  values,
  quality: qualities[quality ?? 'unknown'].name,
  text: gone ? '已删除' : valuesText(measure, values),
  stages: stages?.map((one) => ({
    ...{ stage: stageName(one), minutes: one.minutes },
    at: replyTime(new Date(one.at)),
  })),
  former: former.map((one) => ({
    until: replyTime(new Date(one.until)),
    text: valuesText(measure, one.values),
  })),
})

export const healthTelling: Telling = {
  health_people: {
    title: '健康资料',
    of: 'user_id',
    columns: ['since'],
    opened: {
      profile: ({ sealed }, { config, userId }) => {
        const { born, height, bands } = openHealth<Person>(
          config.dataKey,
          sealed as Buffer,
          aboutPerson(userId),
        )
        return { born_year: born, height, bands }
      },
    },
  },
  health_watches: {
    title: '能看我健康记录的家人',
    of: 'elder_id',
    columns: ['state', 'measures', 'alerts', 'elder_calls', 'asked_at', 'answered_at', 'ended_at'],
  },
  health_looks: {
    title: '谁看过我的健康记录',
    of: 'user_id',
    columns: ['watch_id', 'what', 'looked_at'],
  },
  health_days: {
    title: '健康记录',
    of: 'user_id',
    // a band writes a reading a minute
    inTurns: { by: 'day', most: 30 },
    columns: ['day'],
    opened: {
      measured: ({ day, readings }, { config, userId }) =>
        openHealth<Reading[]>(
          config.dataKey,
          readings as Buffer,
          aboutReadings(userId, String(day)),
        ).map(tell),
    },
  },
  health_tongue_people: { title: '舌象照片的同意', of: 'user_id', columns: ['since'] },
  health_guards: {
    title: '健康守护',
    of: 'user_id',
    columns: ['since', 'quiet_from', 'quiet_to'],
  },
  health_planners: { title: '健康计划的同意', of: 'user_id', columns: ['since'] },
}
