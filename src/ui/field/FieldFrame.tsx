import { View } from '@tarojs/components'
import { type ReactNode, useId } from 'react'
import { FieldLabel } from '@/platform/FieldLabel'
import { FieldError } from './FieldError'
import styles from './FieldFrame.module.scss'

/** What every field takes, whatever it is filled in by. */
export interface FieldProps {
  label: string
  /** What a form finds it by. */
  id?: string | undefined
  /** Why it cannot stay as it is. */
  error?: string | undefined
}

/** How many signs are written, of how many. */
interface Count {
  written: number
  most: number
}

interface FieldFrameProps extends FieldProps {
  id: string
  /** The label has to be read before there is an answer: large. */
  question?: boolean | undefined
  count?: Count | undefined
  children: ReactNode
}

export const faultOf = (id: string) => `${id}-fault`
const countOf = (id: string) => `${id}-count`

/** Its own id where no form gave it one; mini programs select by it, so without colons. */
export function useFieldId(given: string | undefined): string {
  const own = useId().replace(/:/g, '')
  return given ?? own
}

/** The ids of what stands in its foot. */
export const describedBy = (id: string, error: string | undefined, count?: Count) =>
  [...(error ? [faultOf(id)] : []), ...(count ? [countOf(id)] : [])].join(' ') || undefined

/** The label above, what is filled in, and a line below that is there before anything is wrong. */
export function FieldFrame({ id, label, question, error, count, children }: FieldFrameProps) {
  return (
    <View className={styles.field}>
      <FieldLabel of={id} className={`${styles.label} ${question ? styles.question : ''}`}>
        {label}
      </FieldLabel>
      {children}
      <View className={styles.foot}>
        <FieldError id={faultOf(id)} text={error} />
        {count && (
          <View
            id={countOf(id)}
            className={styles.counter}
            aria-label={`已写 ${count.written} 字，最多 ${count.most} 字`}
          >
            {`${count.written}/${count.most}`}
          </View>
        )}
      </View>
    </View>
  )
}
