import PerModel

// A whole product in one line.
extension WindowModel {
  /// What the person typed into the quick line.
  public func typeQuickLine(_ text: String) {
    guard quickLine.text != text else { return }
    showQuickLine(text, wasTried: false)
    onEvent(.update)
  }

  /// Adds what the quick line says; when it is not a whole product, says why.
  public func submitQuickLine() {
    guard
      let quick = QuickLine(
        quickLine.text, in: comparison, unit: form.unit, using: language)
    else { return }
    guard quick.isComplete else {
      showQuickLine(quickLine.text, wasTried: true)
      onEvent(.update)
      return
    }
    let product = quick.draft.product.duplicated()
    let typed = quickLine.text
    let outcome = perform(
      { [self] in comparison.adding([product]) },
      otherwise: { [self] in
        guard quickLine.text.isEmpty else { return }
        showQuickLine(typed, wasTried: true)
        onEvent(.update)
      })
    guard outcome != .refused else { return }
    if form.isEmpty, form.edited == nil, let quantity = product.quantity {
      form.unit = UnitChoice(quantity.unit, of: quantity.countName)
    }
    showQuickLine("", wasTried: false)
    refreshForm()
  }

  func showQuickLine(_ text: String, wasTried: Bool) {
    quickLine = QuickLineContent(
      text, wasTried: wasTried, in: comparison, ranking, unit: form.unit, using: language)
  }
}
