import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Pressable } from '@/platform/Pressable'
import { Text } from '@/ui/text/Text'
import { figureOf, figureWords } from './figure'
import { type HoldingRow, kindNames } from './holding'
import { Stub } from './Stub'
import styles from './Ticket.module.scss'
import { validityOf } from './validity'

interface TicketProps {
  holding: HoldingRow
  /** Stands at the right end: what to do with it now, or how it stands. */
  children?: ReactNode
  onOpen?: () => void
}

/** One thing that I hold, drawn as a ticket: its worth at the left, what it is at the right. */
export function Ticket({ holding, children, onOpen }: TicketProps) {
  const { title, kind, place, state } = holding
  const figure = figureOf(holding)
  const { text, soon } = validityOf(holding, new Date())
  const spent = !['usable', 'waiting', 'offered'].includes(state)
  const content = (
    <>
      <Stub figure={figure} spent={spent} />
      <View className={styles.words}>
        <Text size="sm" strong tone={spent ? 'ink3' : 'ink'}>
          {title}
        </Text>
        {place && place !== title && (
          <Text size="xs" tone="ink3">
            {place}
          </Text>
        )}
        <Text size="xs" strong={soon} tone={soon ? 'warn' : 'ink3'}>
          {text}
        </Text>
      </View>
    </>
  )
  const words = [title, kindNames[kind], figureWords(figure), place, text].filter(Boolean)
  return (
    <View className={styles.ticket}>
      {onOpen ? (
        <Pressable
          role="link"
          className={styles.main}
          label={[...new Set(words)].join('，')}
          onPress={onOpen}
        >
          {content}
        </Pressable>
      ) : (
        <View className={styles.main}>{content}</View>
      )}
      {children && <View className={styles.end}>{children}</View>}
    </View>
  )
}
