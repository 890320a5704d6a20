import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { amount } from '@/format/amount'
import { dayOf } from '@/format/date'
import { money } from '@/format/money'
import { Avatar } from '@/ui/avatar/Avatar'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import styles from './InviteTree.module.scss'

type Info = Out<'/tp5/api/InviteReward/info'>

interface InviteTreeProps {
  total: number
  people: Info['people']
}

/** Me, whom I invited, and how many those did. */
export function InviteTree({ total, people }: InviteTreeProps) {
  return (
    <View>
      <View className={styles.me}>
        <Avatar size="l" />
        <Text strong>我</Text>
        <Text size="sm" tone="ink2">
          {money(total)}
        </Text>
      </View>
      <View className={styles.row} role="list">
        {people.map((person) => (
          <Branch key={person.name + person.bound_at} person={person} />
        ))}
      </View>
    </View>
  )
}

function Branch({ person }: { person: Info['people'][number] }) {
  const { name, bound_at, cents, guests, guests_cents } = person
  return (
    <View className={styles.branch} role="listitem">
      <Avatar name={name} />
      <Text size="sm" strong center>
        {name}
      </Text>
      <Text size="xs" tone="ink3" center>
        {dayOf(new Date(bound_at))}
      </Text>
      <Text size="sm" tone="brand" center>
        {money(cents)}
      </Text>
      <View className={styles.below}>
        <Stack gap="s1">
          <Text size="xs" center>
            {guests > 0 ? `又请 ${amount(guests)} 人` : '还没请人'}
          </Text>
          {guests > 0 && (
            <Text size="xs" tone="ink2" center>
              {money(guests_cents)}
            </Text>
          )}
        </Stack>
      </View>
    </View>
  )
}
