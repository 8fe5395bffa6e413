import { earlyPictureFrame } from '#src/ui/api-picture/early-picture-frame.ts'
import { BackToProjects } from './back-to-projects.tsx'
import { detailCopy } from './detail-copy.ts'
import { LARGE_SIZES } from './package-showcase.tsx'

/** The page's own shape, the same for every package, because one prerendered file serves all of them. */
export function PackageSkeleton() {
  return (
    <div className="container md:pt-16px pb-64px">
      <BackToProjects type={null} />
      <h1 className="visually-hidden">{detailCopy.packageTitle}</h1>
      <p className="visually-hidden" role="status">
        {detailCopy.loadingPackage}
      </p>
      <div
        aria-busy
        className="grid gap-24px md:gap-32px lg:gap-48px md:grid-cols-[minmax(0,1fr)_minmax(280px,34%)]"
        aria-hidden
      >
        <div className="relative overflow-hidden -mx-20px md:mx-0 md:rounded-md h-270px md:h-[clamp(340px,36vw,500px)]">
          <div className="absolute inset-0 picture-ground op-50" />
          <div className="absolute inset-0" {...earlyPictureFrame(LARGE_SIZES)} />
        </div>
        <div className="panel hidden md:flex flex-col gap-20px lg:p-28px">
          <div className="skeleton h-40px w-4/5" />
          <div className="grid grid-cols-2 gap-12px">
            <div className="skeleton h-72px" />
            <div className="skeleton h-72px" />
          </div>
          <div className="skeleton h-48px" />
          <div className="skeleton h-120px" />
          <div className="skeleton h-56px rounded-full" />
        </div>
        <div className="flex flex-col gap-20px pulse">
          <div className="skeleton h-40px w-4/5" />
          <div className="skeleton h-20px w-2/5" />
          <div className="grid grid-cols-2 lg:grid-cols-4 gap-16px py-16px">
            {['size', 'units', 'left', 'type'].map((fact) => (
              <div key={fact} className="skeleton h-52px" />
            ))}
          </div>
          <div className="skeleton h-120px" />
        </div>
      </div>
    </div>
  )
}
