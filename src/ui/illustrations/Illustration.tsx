import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { appearance } from '@/session/appearance'
import styles from './Illustration.module.scss'
import { sceneImage } from './illustrationImage'
import type { SceneName } from './scenes'

/** A drawn scene; the words beside it say what it means. */
export const Illustration = observer(function Illustration({ scene }: { scene: SceneName }) {
  const image = sceneImage(scene, appearance.palette)
  return <View className={styles.scene} style={{ backgroundImage: `url("${image}")` }} />
})
