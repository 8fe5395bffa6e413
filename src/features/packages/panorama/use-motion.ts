import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { type Look, pointed, within } from './look.ts'

const SILENCE_MS = 1_500 // a phone with a sensor tells many times a second

export type Motion = 'off' | 'on' | 'no-sensor' | 'refused'

type Asking = { requestPermission?: () => Promise<'granted' | 'denied'> }

/** Looks where the phone is turned, from where it was when it was switched on. iPhones ask the person first. */
export function useMotion(setLook: Dispatch<SetStateAction<Look>>) {
  const [motion, setMotion] = useState<Motion>('off')
  const hasTold = useRef(false)

  useEffect(() => {
    if (motion !== 'on') return undefined
    let from: { yaw: number; pitch: number } | null = null
    hasTold.current = false
    const onTurn = (event: DeviceOrientationEvent) => {
      const at = pointed(event)
      if (!at) return
      hasTold.current = true
      const before = from ?? at
      from = at
      setLook((look) =>
        within({ ...look, yaw: look.yaw + at.yaw - before.yaw, pitch: look.pitch + at.pitch - before.pitch }),
      )
    }
    window.addEventListener('deviceorientation', onTurn)
    const silent = setTimeout(() => !hasTold.current && setMotion('no-sensor'), SILENCE_MS)
    return () => {
      clearTimeout(silent)
      window.removeEventListener('deviceorientation', onTurn)
    }
  }, [motion, setLook])

  async function toggle(): Promise<void> {
    if (motion === 'on') {
      setMotion('off')
      return
    }
    const sensor = window.DeviceOrientationEvent as (typeof DeviceOrientationEvent & Asking) | undefined
    if (!sensor) {
      setMotion('no-sensor')
      return
    }
    const answer = await sensor.requestPermission?.().catch(() => 'denied' as const)
    setMotion(answer === 'denied' ? 'refused' : 'on')
  }
  return { motion, toggle }
}
