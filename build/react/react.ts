/**
 * React's parts as exports of a module, for `plain-imports.ts`. An import of a name that is missing here stops the build;
 * a `React.name` makes it warn.
 */
import * as React from 'react'

// biome-ignore lint/style/noDefaultExport: React Router imports React so
export default React
export const {
  Children,
  Component,
  Fragment,
  Suspense,
  ViewTransition,
  cloneElement,
  createContext,
  createElement,
  forwardRef,
  isValidElement,
  lazy,
  memo,
  startTransition,
  use,
  useCallback,
  useContext,
  useDebugValue,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} = React
