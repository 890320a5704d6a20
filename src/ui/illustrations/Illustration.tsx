import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { usePalette } from '@/session/look'
import styles from './Illustration.module.scss'
import { sceneImage } from './illustrationImage'
import type { Scene } from './scene'
import type { SceneName } from './scenes'

interface IllustrationProps {
  /** One of those that every page carries by name, or an occasion that the page brings along. */
  scene: SceneName | Scene
}

/** A drawn scene; the words beside it say what it means. */
export const Illustration = observer(function Illustration({ scene }: IllustrationProps) {
  const image = sceneImage(scene, usePalette())
  return <View className={styles.scene} style={{ backgroundImage: `url("${image}")` }} />
})
