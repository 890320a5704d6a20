import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import { describedBy, faultOf, type FieldProps, useFieldId } from '@/ui/field/FieldFrame'
import { FieldError } from '@/ui/field/FieldError'
import { Icon } from '@/ui/icons/Icon'
import styles from './Upload.module.scss'
import { UploadTile } from './UploadTile'
import type { Uploads } from './useUploads'

interface UploadFieldProps extends FieldProps {
  /** What the pictures have to show. */
  note?: string
  uploads: Uploads
}

/** Pictures from the album or the camera, each with how far it has come. */
export function UploadField({ label, id: given, note, uploads, error }: UploadFieldProps) {
  const { items, left, most, video, problem } = uploads
  const noun = video ? '视频' : '图片'
  const id = useFieldId(given)
  const fault = problem ?? error
  return (
    <View id={id} className={styles.field} role="group" aria-label={label}>
      <View className={styles.head}>
        <View className={styles.label}>{label}</View>
        <View className={styles.count}>{`${items.length}/${most}`}</View>
      </View>
      {note && <View className={styles.note}>{note}</View>}
      <View className={styles.tiles}>
        {items.map((item, index) => (
          <UploadTile
            key={item.key}
            item={item}
            name={video ? noun : `第 ${index + 1} 张`}
            video={video}
            done={uploads.doneWords}
            onRetry={() => uploads.retry(item.key)}
            onRemove={() => uploads.remove(item.key)}
          />
        ))}
        {left > 0 && (
          <View className={styles.tile}>
            <View className={styles.square}>
              <Pressable
                className={`${styles.add} ${error ? styles.wrong : ''}`}
                describedBy={describedBy(id, fault)}
                label={`${label}，添加${noun}${video ? '' : `，还能添加 ${left} 张`}`}
                onPress={uploads.add}
              >
                <Icon name="plus" tone="brand" />
                <View>{`添加${noun}`}</View>
              </Pressable>
            </View>
          </View>
        )}
      </View>
      <FieldError id={faultOf(id)} text={fault} />
    </View>
  )
}
