import { Component, type ReactNode, Suspense } from "react";
import { loadPageAnewFor } from "#web/navigation/missing-part.ts";

type PartBoundaryProps = { readonly children: ReactNode };

/** Around what comes late to the frame: where it does not, the page stays, for which it would be too small a reason to go. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    loadPageAnewFor(error);
  }

  override render() {
    return this.state.isBroken ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
