import { paths } from "#contract/paths.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Picture, PicturePlaceholder } from "#web/ui/picture.tsx";
import { Price } from "#web/ui/price.tsx";
import { SectionHeading } from "#web/ui/section-heading.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Stars } from "#web/ui/stars.tsx";
import { Sample } from "./sample.tsx";

const jewelry = {
  file: "category-jewelry",
  width: 800,
  height: 800,
  colour: "#ead9be",
  alt: "Silver jhumkas",
};

export function SurfaceSamples() {
  return (
    <>
      <Sample name="Signs">
        <Badge>New</Badge>
        <Badge look="accent">25% OFF</Badge>
        <Badge look="marigold">Nearest</Badge>
        <Badge look="leaf">Delivered</Badge>
        <Badge look="danger">Out of Stock</Badge>
        <Badge look="indigo">Sample</Badge>
        <Price now="₹1,24,740.00" before="₹1,66,320.00" size="large" />
        <Price now="₹499.00" />
        <Stars rate={4.2} count={120} />
        <Stars rate={0} />
        <Spinner label="Loading" />
      </Sample>
      <Sample name="Surfaces">
        <Card>
          <Picture picture={jewelry} sizes="16rem" />
          <div className="room">
            <p className="strong">Silver jhumkas</p>
            <Stars rate={4.7} count={38} />
            <p>
              <Price now="₹2,079.00" before="₹2,494.80" />
            </p>
          </div>
        </Card>
        <Card className="room">
          <Skeleton />
          <Skeleton className="above-l" />
          <Skeleton className="above-s" />
        </Card>
        <div>
          <PicturePlaceholder />
        </div>
        <div className="stack">
          <AlertPanel title="Demonstration">No money moves in this shop.</AlertPanel>
          <AlertPanel kind="success">Profile updated successfully</AlertPanel>
          <AlertPanel kind="warning">The price has changed since you added it.</AlertPanel>
          <AlertPanel kind="error" title="Failed to fetch products">
            Please try again.
          </AlertPanel>
        </div>
      </Sample>
      <Sample name="Wholes">
        <div className="full">
          <Breadcrumb
            crumbs={[
              { name: "Home", to: paths.home() },
              { name: "Jewelry", to: paths.products() },
              { name: "Jhumkas" },
            ]}
          />
          <SectionHeading title="Shop by category" lead="Nine lanes of the same market">
            <LinkButton to={paths.products()} look="bare">
              See all categories
            </LinkButton>
          </SectionHeading>
          <EmptyState
            scene="package"
            title="No Orders Yet"
            text="What you order will stand here, with its way to you."
            heading="h3"
          >
            <LinkButton to={paths.products()}>Start shopping</LinkButton>
          </EmptyState>
        </div>
      </Sample>
    </>
  );
}

/** Holds the place of what is coming, in its final size; shows itself only after 150 ms. */
function Skeleton({ className = "" }: { readonly className?: string }) {
  return <span className={`skeleton ${className}`} aria-hidden="true" />;
}
